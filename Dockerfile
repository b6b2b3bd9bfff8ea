# Builds with any Debian image that has Node 20 or later: --build-arg BASE=...
ARG BASE=docker.io/library/node:22-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
# For better-sqlite3, where no binary fits this Node. Its headers are part of the image: old and new npm are told differently.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++
COPY package.json package-lock.json ./
RUN npm_config_nodedir=/usr/local npm_package_config_node_gyp_nodedir=/usr/local npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# What a running process never reads: types, source maps, SQLite's source, what the compiler left beside the binary, and
# the binaries for other machines.
RUN rm -rf build/metafile.* node_modules/typescript node_modules/@types \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
    && cd node_modules/better-sqlite3 \
    && mv build/Release/better_sqlite3.node . \
    && rm -rf build deps src \
    && mkdir -p build/Release \
    && mv better_sqlite3.node build/Release/ \
    && if [ -d ../better-sqlite3-13 ]; then \
        rm -rf build \
        && cd ../better-sqlite3-13 \
        && rm -rf deps src \
        && find prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete; \
    fi

FROM ${BASE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/drizzle ./drizzle
COPY --from=build /app/public ./public
COPY --from=build /app/build ./build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js"]
