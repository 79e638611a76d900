import fs from 'node:fs/promises';
import type { CleanupStack } from '../../../harness/cleanup';
import { freePort } from '../../../harness/processes';
import { startNginx } from './edge';

/**
 * A cache in front of an origin, as CDNs are: it obeys `CDN-Cache-Control` and `Vary`, and names in `x-cache` whether it
 * had the response. @returns its origin @throws SkipCase without nginx
 */
export async function startCdn(cleanup: CleanupStack, origin: string): Promise<string> {
  const folder = await cleanup.temporaryFolder('huoban-cdn-');
  await fs.chmod(folder, 0o777);
  const [port, inner] = [await freePort(), await freePort()];
  // The inner server gives the cache the lifetime that is meant for it.
  await startNginx(
    cleanup,
    folder,
    `pid ${folder}/pid; error_log stderr; events {}
http {
  access_log off;
  proxy_temp_path ${folder}/temporary;
  proxy_cache_path ${folder}/cache keys_zone=cdn:1m;
  map $upstream_http_cdn_cache_control $lifetime {
    default $upstream_http_cdn_cache_control;
    '' $upstream_http_cache_control;
  }
  server {
    listen 127.0.0.1:${inner};
    location / {
      proxy_pass ${origin};
      proxy_set_header Host $http_host;
      proxy_hide_header Cache-Control;
      add_header Cache-Control $lifetime always;
    }
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${inner};
      proxy_set_header Host $http_host;
      proxy_cache cdn;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`,
  );
  return `http://127.0.0.1:${port}`;
}
