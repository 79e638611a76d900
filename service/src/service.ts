import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import { forwardTracing, traceRequests, type Tracing } from '@huoban/tracing';
import { accountHandlers } from './accounts/account-handlers';
import { loadKeys } from './accounts/keys';
import { createFindSession } from './accounts/sessions/sessions';
import { createVerificationCodes } from './accounts/verification-codes';
import { activityHandlers } from './library/activities/activity-handlers';
import { characterHandlers } from './library/characters/character-handlers';
import { collectionHandlers } from './library/collection/collection-handlers';
import type { Settings } from './config/environment';
import type { ContentFiles } from './content/read-content';
import { seedContent } from './content/seed';
import type { OpenDatabase } from './database/database';
import { migrate } from './database/migrate';
import { gameHandlers } from './library/games/game-handlers';
import { clientAddress, parseTrustedPeers } from './http/client-address';
import { createCarryOver } from './messaging/guests/carry-over';
import { createGuestCookies } from './messaging/guests/guest-cookie';
import { findGuest } from './messaging/guests/guests';
import { guestHandlers } from './messaging/guests/guest-handlers';
import { guestCharges } from './messaging/guests/guest-limits';
import { ContentResponses } from './http/content-responses';
import { registerEndpoints } from './http/routes';
import { createServer } from './http/server';
import { loadPictures } from './library/pictures';
import { loadFacets } from './library/facets';
import type { Log } from './process/log';
import { memoryHandlers } from './memory/memory-handlers';
import { createGameFinder } from './memory/find-games';
import { messageHandlers } from './messaging/message-handlers';
import { startMessaging } from './messaging/start-messaging';
import { createGuidelinesModeration } from './moderation/guidelines';
import type { Moderation } from './moderation/moderation';
import { createCodeEvents } from './operations/code-events';
import { instrumentListening } from './operations/instrument-listening';
import { countModelUsage } from './operations/model-usage';
import { instrumentReplies } from './operations/instrument-replies';
import { instrumentSms } from './operations/instrument-sms';
import { createDatabaseProbe, createMigrationsProbe } from './operations/database-probes';
import { registerHealth } from './operations/health';
import { createMetrics } from './operations/metrics';
import { registerMetricsRoute } from './operations/metrics-route';
import { observeRequests } from './operations/observe-requests';
import { registerOpenApi } from './openapi/routes';
import { questHandlers } from './quests/quest-handlers';
import { reportHandlers } from './reports/report-handlers';
import { createStoreReport } from './reports/reports';
import type { ReplyProvider } from './replies/reply-provider';
import { createMemoryRules } from './replies/memory-rules';
import type { MessageClassifier } from './replies/persona/understanding/classifier/classifiers';
import { searchHandlers } from './search/search-handlers';
import { createSmsDriver } from './sms/create-sms-driver';
import { registerOutboxRoute } from './sms/outbox';

const MB = 1024 * 1024;

export interface ServiceDependencies {
  settings: Settings;
  database: OpenDatabase;
  log: Log;
  replies: ReplyProvider;
  classifier: MessageClassifier;
  /** Whether to include process metrics, which can be registered once per process. */
  processMetrics?: boolean;
  /** By default traces are passed on. */
  tracing?: Tracing;
  /** Overrides that of the settings. */
  moderation?: Moderation;
}

/** Migrates the database and writes the content. */
export async function prepareDatabase(
  { withoutTimeLimits }: OpenDatabase,
  files: ContentFiles,
  log: Log,
): Promise<void> {
  const written = await withoutTimeLimits(async (db) => {
    const applied = await migrate(db);
    if (applied.length > 0) log.info(`database migrated: ${applied.join(', ')}`);
    return seedContent(db, files);
  });
  if (written === undefined) return;
  const { games, entities, characters, activities } = written;
  log.info(
    `content written: ${games.length} games with ${entities.length} entities, ${characters.length} partners, ${activities.length} activities`,
  );
}

/** Builds the service on a prepared database, without listening. */
export async function buildService(dependencies: ServiceDependencies): Promise<FastifyInstance> {
  const { settings, database, log, classifier } = dependencies;
  const { db } = database;
  const isTrusted = parseTrustedPeers(settings.TRUSTED_PROXY);
  const keyFor = await loadKeys(db, settings.SERVICE_SECRET);
  const library = {
    db,
    facets: await loadFacets(db),
    pictureOf: await loadPictures(settings.MEDIA_MANIFEST, log),
  };
  const metrics = createMetrics(database, { process: dependencies.processMetrics ?? false });
  const sms = instrumentSms(
    await createSmsDriver(settings, db, log),
    metrics,
    settings.isSmsOffByChoice,
  );
  const codes = createVerificationCodes(
    db,
    keyFor('verification codes'),
    settings,
    createCodeEvents(metrics, log),
  );

  const app = createServer(log);
  const moderation =
    dependencies.moderation ?? (await createGuidelinesModeration({ settings, log }));
  const memory = createMemoryRules({
    classifier,
    findGames: await createGameFinder(db),
    log,
  });
  const provider = {
    ...dependencies.replies,
    prepare: (language: Language) => {
      dependencies.replies.prepare?.(language);
      void memory.load(language);
    },
  };
  const replies = instrumentReplies(provider, metrics, countModelUsage(metrics, settings));
  const listening = instrumentListening(
    database.listen,
    // The embedded database delivers them itself.
    database.kind === 'embedded'
      ? null
      : { notify: (channel, payload) => sql`select pg_notify(${channel}, ${payload})`.execute(db) },
  );

  observeRequests(app, log, metrics);
  // Probes ask for the health every second.
  traceRequests(app, dependencies.tracing ?? forwardTracing, ({ routeOptions: { url } }) =>
    url === undefined || /(health|metrics)$/.test(url) ? null : url,
  );
  registerHealth(app, database.kind, [
    createDatabaseProbe(database),
    createMigrationsProbe(database),
    sms.probe,
    replies.probe,
    listening.probe,
  ]);
  registerOpenApi(app);
  registerMetricsRoute(app, metrics, isTrusted);
  if (settings.SMS_DRIVER === 'outbox') registerOutboxRoute(app, db);
  const content = await ContentResponses.open(listening.listen, settings.CONTENT_CACHE_MB * MB);
  app.addHook('preClose', content.stop);
  registerEndpoints(app, {
    whileAvailable: database.whileAvailable,
    content,
    findSession: createFindSession(db),
    readGuestCookie: createGuestCookies(keyFor('guest cookies'), isTrusted),
    addressOf: ({ socket, headers }) =>
      clientAddress(socket.remoteAddress ?? '127.0.0.1', headers, isTrusted),
    handlers: {
      ...accountHandlers({
        db,
        codes,
        sms,
        moderation,
        settings,
        carryOver: createCarryOver(db, log),
      }),
      ...activityHandlers(library, Date.now),
      ...characterHandlers(library),
      ...gameHandlers(library),
      ...collectionHandlers(library),
      ...guestHandlers({
        db,
        tokenKey: keyFor('messaging tokens'),
        chargesOf: guestCharges(keyFor('guest limits'), settings),
        replies,
      }),
      ...memoryHandlers({ db, moderation }),
      ...messageHandlers(library, keyFor('messaging tokens')),
      ...questHandlers(library),
      ...reportHandlers(
        createStoreReport(db, {
          key: keyFor('report limits'),
          perAddressHour: settings.LIMIT_REPORTS_PER_ADDRESS_HOUR,
          onReport: (kind, outcome) => metrics.reports.inc({ kind, outcome }),
        }),
        async (id) => (id === null ? null : ((await findGuest(db, id))?.accountId ?? null)),
      ),
      ...searchHandlers(library),
    },
  });
  await startMessaging({
    app,
    database: { ...database, listen: listening.listen },
    key: keyFor('messaging tokens'),
    replies,
    moderation,
    memory,
    perMinute: settings.LIMIT_MESSAGES_PER_MINUTE,
    log,
    onSent: (outcome) => {
      metrics.sends.inc({ outcome });
      if (outcome === 'stored') metrics.messages.inc();
    },
    onConnectionChange: (change) => metrics.sockets.inc(change),
  });
  return app;
}
