import { normalPhone } from '#contract/rules/phone.ts'
import { mockLinks as en } from '#web/i18n/en/mockLinks.ts'
import { mockLinks as sw } from '#web/i18n/sw/mockLinks.ts'
import { useLanguage } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

export function HandsetAnchor({ phone }: { phone: string }) {
  const { language } = useLanguage()
  return (
    <a className="handset-link" href={`/__mock/phone/${normalPhone(phone)}`} target="_blank" rel="noopener">
      <Icon name="phone" size="s" />
      {(language === 'sw' ? sw : en).handset}
    </a>
  )
}
