import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'

export const accountTabs = ['profile', 'orders', 'wishlist', 'cart', 'settings'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The tab given by `?tab=`, or the first one if it is missing or unknown (ACC-001). */
export const readTab = (params: URLSearchParams): AccountTab => accountTabs.find((tab) => tab === params.get('tab')) ?? accountTabs[0]

export interface AccountTabsProps {
  current: AccountTab
  /** The number shown on each tab; 0 shows none (ACC-006). */
  counts: Partial<Record<AccountTab, number>>
  onLogout: () => void
}

/** The account tabs, each a link with its own URL, and a Logout button (ACC-001, ACC-006, ACC-007). */
export function AccountTabs({ current, counts, onLogout }: AccountTabsProps) {
  const t = useTexts('account')
  return (
    <nav className="side-tabs" aria-label={t.account.tabsLabel}>
      <ul>
        {accountTabs.map((tab) => {
          const n = counts[tab] ?? 0
          return (
            <li key={tab}>
              <Link to={paths.profile(tab)} aria-current={tab === current ? 'page' : undefined}>
                <Icon name={icons[tab]} size="s" />
                {t.account.tabs[tab]}
                {n > 0 && <span className="tab-count">{n}</span>}
              </Link>
            </li>
          )
        })}
        <li>
          <button type="button" onClick={onLogout}>
            <Icon name="logout" size="s" />
            {t.account.logout}
          </button>
        </li>
      </ul>
    </nav>
  )
}

const icons: Readonly<Record<AccountTab, IconName>> = {
  profile: 'person',
  orders: 'receipt',
  wishlist: 'heart',
  cart: 'basket',
  settings: 'settings',
}
