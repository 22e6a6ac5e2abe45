"""The fault drill: people and bots play while workers, disks and databases fail; nothing acknowledged may be lost."""
