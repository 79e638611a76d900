#!/bin/sh
# Runs in the edge: reloads nginx when its configuration differs from the one that it runs with.
cd /etc/nginx/huoban || exit 1
cat nginx.conf edge/*.conf > /tmp/wanted.conf 2> /dev/null
cmp -s /tmp/wanted.conf /tmp/applied.conf && exit 0
nginx -t -c "$PWD/nginx.conf" && nginx -s reload -c "$PWD/nginx.conf" &&
  mv /tmp/wanted.conf /tmp/applied.conf && echo reloaded
