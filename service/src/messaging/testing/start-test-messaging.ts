import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { silentLog, type Log } from '../../process/log';
import type { Moderation } from '../../moderation/moderation';
import type { ReplyProvider } from '../../replies/reply-provider';
import { buildService } from '../../service';
import { createSession } from '../../accounts/sessions/sessions';
import type { OpenTestDatabase } from '../../testing/database-suites';
import { prepareTestService } from '../../testing/prepare-test-service';
import { TestClient } from './test-client';

/** Partners of the sample content. */
export const REMI = '1001';
export const FERN = '1002';

export interface TestVisitor {
  accountId: string;
  /** Headers of the session. */
  authorization: string;
  imToken: string;
}

export interface TestMessaging {
  db: Database;
  app: FastifyInstance;
  /** Creates an account with a session. */
  createVisitor: () => Promise<TestVisitor>;
  /** Logs the visitor in on another device. */
  logInAgain: (visitor: TestVisitor) => Promise<TestVisitor>;
  connect: (visitor: TestVisitor, node?: number) => Promise<TestClient>;
  address: (node?: number) => string;
  history: (visitor: TestVisitor, body: object) => Promise<Record<string, unknown>>;
  /** Closes one node as on SIGTERM. */
  close: (node: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Replies with an echo of the last message. */
export const echoReplies: ReplyProvider = {
  name: 'echo',
  async *reply({ turns }) {
    yield 'You said: ';
    yield turns.at(-1)?.text ?? '';
  },
};

interface Options {
  /** `configured`: those of the settings, by default the persona. */
  replies?: ReplyProvider | 'configured';
  moderation?: Moderation;
  environment?: Record<string, string>;
  nodes?: number;
  log?: Log;
}

const CALLER = {
  address: '127.0.0.1',
  deviceIdentifier: null,
  platform: null,
  channel: null,
  userAgent: null,
};

/** Starts nodes of the service on free ports, with one database and the sample content. */
export async function startTestMessaging(
  open: OpenTestDatabase,
  { replies = echoReplies, moderation, environment = {}, nodes = 1, log = silentLog }: Options = {},
): Promise<TestMessaging> {
  const { dependencies, close } = await prepareTestService(open, environment, log);
  const { db } = dependencies.database;
  const parts = {
    ...dependencies,
    ...(replies !== 'configured' && { replies }),
    ...(moderation && { moderation }),
  };
  const apps: FastifyInstance[] = [];
  for (let node = 0; node < nodes; node += 1) {
    const app = await buildService(parts);
    await app.listen({ port: 0, host: '127.0.0.1' });
    apps.push(app);
  }
  const appOf = (node: number): FastifyInstance => {
    const app = apps[node];
    if (app === undefined) throw new Error(`no node has the index ${node}`);
    return app;
  };
  const address = (node = 0): string => {
    const bound = appOf(node).server.address();
    return `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
  };
  const clients: TestClient[] = [];
  let visitors = 0;

  const logIn = async (accountId: string): Promise<TestVisitor> => {
    const authorization = `Bearer ${await createSession(db, accountId, CALLER, 30)}`;
    const answer = await appOf(0).inject({
      url: '/api/im/get_token?app_id=huoban',
      headers: { authorization },
    });
    const { payload } = answer.json<{ payload: { im_token: string } }>();
    return { accountId, authorization, imToken: payload.im_token };
  };

  return {
    db,
    app: appOf(0),
    address,
    createVisitor: async () => {
      visitors += 1;
      const { id } = await db
        .insertInto('accounts')
        .values({
          phone: `138${String(visitors).padStart(8, '0')}`,
          source: 'test',
          web_user_id: String(100_000_000_000 + visitors),
          nickname: `Reader ${visitors}`,
          avatar_index: 0,
          avatar_color: 'teal',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return logIn(id);
    },
    logInAgain: ({ accountId }) => logIn(accountId),
    connect: async (visitor, node) => {
      const client = await TestClient.connect(address(node), { token: visitor.imToken });
      clients.push(client);
      return client;
    },
    history: async ({ authorization }, body) => {
      const answer = await appOf(0).inject({
        method: 'POST',
        url: '/api/im/history_messages',
        headers: { authorization },
        payload: body,
      });
      return answer.json();
    },
    close: (node) => appOf(node).close(),
    stop: async () => {
      for (const { socket } of clients) socket.disconnect();
      for (const app of apps) await app.close();
      await close();
    },
  };
}
