/** Settings of a build, all text and all optional; `.env.example` lists them with their defaults (DX-011). */
interface ImportMetaEnv {
  readonly VITE_API_HOST?: string
  readonly VITE_REALTIME_HOST?: string
  readonly VITE_PROVIDER?: string
  readonly VITE_PROVIDER_LABEL?: string
  readonly VITE_EXTENSIONS?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_SUPPORT_ORDERS_EMAIL?: string
  readonly VITE_SUPPORT_SELLERS_EMAIL?: string
  readonly VITE_SUPPORT_PHONE?: string
  readonly VITE_SUPPORT_PLACE?: string
  readonly VITE_SUPPORT_CHAT_URL?: string
  readonly VITE_SUPPORT_WEBSITE?: string
  readonly VITE_SOCIAL_FACEBOOK?: string
  readonly VITE_SOCIAL_INSTAGRAM?: string
  readonly VITE_SOCIAL_YOUTUBE?: string
  readonly VITE_MOCK?: string
}

// The kit's barrel does not tree-shake and its deep files come without types.
declare module '@chatscope/chat-ui-kit-react/dist/es/MessageSeparator/MessageSeparator.js' {
  export { MessageSeparator } from '@chatscope/chat-ui-kit-react'
}
declare module '@chatscope/chat-ui-kit-react/dist/es/TypingIndicator/TypingIndicator.js' {
  export { TypingIndicator } from '@chatscope/chat-ui-kit-react'
}
