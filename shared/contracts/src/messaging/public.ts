/* Browser code imports types and the two constants only: the schemas pull in zod and are for the service. */
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
