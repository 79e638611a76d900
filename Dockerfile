# Two images. `tools` builds, publishes and pins the versions in it, and is the console. `runtime` is what visitors reach:
# the shell (default) or the service, as bundles, with what they read and nothing else.

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /site
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY shared/build/package.json shared/build/
COPY shared/contracts/package.json shared/contracts/
COPY shared/runtime/package.json shared/runtime/
COPY shared/tracing/package.json shared/tracing/
COPY shared/ui/package.json shared/ui/
COPY shell/package.json shell/
COPY mfe-home/package.json mfe-home/
COPY mfe-game-partner/package.json mfe-game-partner/
COPY mfe-game-library/package.json mfe-game-library/
COPY mfe-account/package.json mfe-account/
COPY mfe-legal/package.json mfe-legal/
COPY service/package.json service/
COPY release/package.json release/
COPY e2e/package.json e2e/
COPY posters/package.json posters/
RUN npx -y "$(node -p "require('./package.json').packageManager.split('+')[0]")" install --frozen-lockfile --prod
COPY . .
# A last barrier behind .dockerignore: every layer of the image is public to whoever can pull it.
RUN found=$(find . -path ./node_modules -prune -o \( -name '.env' -o -name '.env.*' -o -path '*/secrets/*' -o -path '*/keys/private/*' \) -print); \
  if [ -n "$found" ]; then echo "These files must not be in the image: $found" >&2; exit 1; fi
RUN node --import tsx scripts/build.ts && node --import tsx scripts/runtime-files.ts /runtime

FROM build AS tools
ENV NODE_ENV=production DATA_DIR=/data REGISTRY_DIR=/data/registry
RUN mkdir -p /data/keys/private && chown -R node:node /data
USER node
VOLUME /data
CMD ["node", "--import", "tsx", "scripts/deploy.ts"]

FROM node:20.20.2-bookworm-slim AS runtime
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REGISTRY_DIR=/data/registry LOG_FORMAT=json
RUN mkdir -p /data /seen && chown -R node:node /data /seen
COPY --from=build /runtime /site
USER node
VOLUME /data
EXPOSE 3000
# Every second, so that a deployment waits no longer than needed. Starting Node for it would cost a tenth of a core.
HEALTHCHECK --interval=1s --timeout=3s --start-period=60s --retries=5 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /-/health HTTP/1.0\r\n\r\n' >&3 && read -r _ status _ <&3 && [ $status = 200 ]"]
CMD ["node", "shell/dist/runner.mjs"]
