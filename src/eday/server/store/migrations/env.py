"""Runs the migrations on the connection the service hands over."""

from __future__ import annotations

from alembic import context

from eday.server.store.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
