import type { ReactNode } from 'react'
import { normalPhone } from '#contract/rules/phone.ts'
import { mockLinks } from '#web/i18n/mockLinks.ts'
import { useLanguage } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** A link to the simulated phone of a number, in builds for the mock only; other builds drop the component and its texts (QA-002). */
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
