/* What only a reader who is logged in needs: loaded after the page. */
export { createConversation } from '../conversation/create-conversation';
export { MessageList } from '../list/message-list';
