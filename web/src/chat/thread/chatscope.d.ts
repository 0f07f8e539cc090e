// The kit's barrel does not tree-shake and its deep files come without types.
declare module '@chatscope/chat-ui-kit-react/dist/es/MessageSeparator/MessageSeparator.js' {
  export { MessageSeparator } from '@chatscope/chat-ui-kit-react'
}
declare module '@chatscope/chat-ui-kit-react/dist/es/TypingIndicator/TypingIndicator.js' {
  export { TypingIndicator } from '@chatscope/chat-ui-kit-react'
}
