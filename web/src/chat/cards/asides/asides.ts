export { ConfirmCard } from './ConfirmCard.tsx'
export { ConnectionCard } from './ConnectionCard.tsx'
export { HelpCard } from './HelpCard.tsx'
export { LanguageCard } from './LanguageCard.tsx'
