/* Browser code imports only types and the constants of `limits`, because the schemas import zod. */
export { clientEvents, handshake, REPLY_OUTCOMES } from './events';
export { MAX_MESSAGE_LENGTH, MESSAGING_PATH } from './limits';
export type {
  ClientEvent,
  ClientEventName,
  ClientToService,
  OpenedConversation,
  ReplyOutcome,
  SocketReply,
  ServiceToClient,
} from './events';
