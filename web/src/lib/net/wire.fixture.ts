/** A wire nobody is at the other end of: tests see what is sent and say what comes. */
import type { Wire } from "./socket";

export class FakeWire implements Wire {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(...messages: object[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }
}
