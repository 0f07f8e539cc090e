import type { ReactNode } from 'react'
import { normalPhone } from '#contract/rules/phone.ts'
import { mockLinks } from '#web/i18n/mockLinks.ts'
import { useLanguage } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The way to the test phone of a number, in builds for the mock; a build for a real API drops the anchor and its texts (QA-002). */
export const HandsetLink: (props: { phone: string }) => ReactNode = import.meta.env.VITE_MOCK === '1' ? HandsetAnchor : () => null

function HandsetAnchor({ phone }: { phone: string }) {
  const { language } = useLanguage()
  return (
    <a className="handset-link" href={`/__mock/phone/${normalPhone(phone)}`} target="_blank" rel="noopener">
      <Icon name="phone" size="s" />
      {mockLinks[language].handset}
    </a>
  )
}
