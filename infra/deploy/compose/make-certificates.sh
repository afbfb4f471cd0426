#!/usr/bin/env bash
# Writes what eventstore-cluster.yaml mounts: an authority of its own, a certificate for each of three nodes, and the
# password of their administrator. Files that exist stay; to renew a certificate, delete it and run this again.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p -m 0700 secrets
cd secrets
mkdir -p authorities

if [ ! -s authority.key ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -keyout authority.key -out authorities/ca.crt -subj "/CN=rondelle" \
    -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign,cRLSign
fi
for number in 1 2 3; do
  name=eventstore-$number
  # The first node has the name of the only one in compose.yaml.
  host=${name%-1}
  [ -s "$name.crt" ] && continue
  openssl req -newkey rsa:2048 -nodes -keyout "$name.key" -out "$name.csr" -subj "/CN=eventstore"
  # A node is a server to its clients and a client to the other nodes.
  openssl x509 -req -in "$name.csr" -CA authorities/ca.crt -CAkey authority.key -CAcreateserial -days 825 -out "$name.crt" \
    -extfile <(printf '%s\n' basicConstraints=critical,CA:FALSE keyUsage=critical,digitalSignature,keyEncipherment \
      extendedKeyUsage=serverAuth,clientAuth "subjectAltName=DNS:$host,DNS:localhost,IP:127.0.0.1")
  rm "$name.csr"
done
if [ ! -s event-log-url ]; then
  word=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
  # The administrator, since the whole log is read by members of $admins alone.
  printf 'esdb://admin:%s@eventstore:2113,eventstore-2:2113,eventstore-3:2113?tlsCAFile=/run/secrets/event-log-ca\n' "$word" >event-log-url
  printf 'EVENTSTORE_DEFAULT_ADMIN_PASSWORD=%s\nEVENTSTORE_DEFAULT_OPS_PASSWORD=%s\n' "$word" "$word" >eventstore.env
fi
# Other users of this machine can't enter the folder; in a container, a secret's file must be readable for its user.
chmod 0755 authorities
chmod 0644 authorities/ca.crt eventstore-?.crt eventstore-?.key event-log-url eventstore.env
