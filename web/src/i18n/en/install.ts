/** The hint to install the app (PWA-009). */
export const install = {
  title: 'Keep Samaki on your phone',
  text: 'One tap opens your chat and your orders.',
  install: 'Install Samaki',
  decline: 'No, thanks',
  onIos: 'In your browser: Share → Add to Home Screen',
  understood: 'Got it',
} as const
