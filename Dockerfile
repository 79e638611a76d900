# One image for three programs, selected by the command: the shell (default), the service, or the one-shot deploy that
# publishes the versions in this image.

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /site
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY shared/build/package.json shared/build/
COPY shared/contracts/package.json shared/contracts/
COPY shared/runtime/package.json shared/runtime/
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
RUN node --import tsx scripts/build.ts

FROM node:20.20.2-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REGISTRY_DIR=/data/registry LOG_FORMAT=json
RUN mkdir -p /data/keys/private /seen && chown -R node:node /data /seen
COPY --from=build /site /site
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/-/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/dist/runner.mjs"]
