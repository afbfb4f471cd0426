#!/usr/bin/env bash
# Writes the secrets that compose.yaml mounts, each a file with a random password; those that exist stay as they are.
set -euo pipefail
cd "$(dirname "$0")"
# Other users of this machine can't enter the folder; in a container, a secret's file must be readable for its user.
mkdir -p -m 0700 secrets

password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
secret() {
  [ -s "secrets/$1" ] || printf '%s\n' "$2" >"secrets/$1"
  chmod 0644 "secrets/$1"
}

secret database-password "$(password)"
secret replication-password "$(password)"
database=$(cat secrets/database-password)
secret database-url "postgres://rondelle:${database}@postgres:5432/rondelle"
secret database-read-url "postgres://rondelle:${database}@postgres-replica:5432/rondelle"
secret archive-url "postgres://rondelle:${database}@archive:5432/archive"
# Whom alerts are sent to is for the administrator to write in here: docs/operations.md, "Alerts".
secret alertmanager.yaml "$(cat alertmanager.example.yaml)"

if [ ! -s secrets/nats-url ] || [ ! -s secrets/nats.conf ]; then
  nats=$(password)
  printf 'nats://rondelle:%s@nats:4222\n' "$nats" >secrets/nats-url
  printf 'port: 4222\nhttp: 8222\nauthorization { user: rondelle, password: "%s" }\n' "$nats" >secrets/nats.conf
fi
chmod 0644 secrets/nats-url secrets/nats.conf
