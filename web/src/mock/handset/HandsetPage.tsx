import { groupPhone } from '#contract/phone.ts'
import { consolePath, phonePath } from '../address.ts'
import { QaBar } from '../shared/QaBar.tsx'
import { ScenarioList } from '../shared/ScenarioList.tsx'
import { useTitle } from '../shared/useTitle.ts'
import { useWorldClock } from '../shared/useWorldClock.ts'
import { fill, useMockTexts } from '../texts.ts'
import { Handset } from './Handset.tsx'
import { OpenPhone } from './OpenPhone.tsx'
import { PhoneTimeline } from './PhoneTimeline.tsx'

/** One phone between its scenarios and its events, or several phones side by side (QA-020). */
export function HandsetPage({ phones, wrong }: { phones: readonly string[]; wrong: string | null }) {
  const t = useMockTexts()
  const clock = useWorldClock()
  const shown = phones.map(groupPhone).join(', ')
  useTitle(shown === '' ? t.phone.chooseOne : fill(t.handsetTitle, { phone: shown }))
  const [only, ...others] = phones
  return (
    <div className="qa-page">
      <QaBar badge={t.handsetBadge} links={<Links />}>
        <p className="qbar-phone">{shown}</p>
      </QaBar>
      {only !== undefined && others.length === 0 ? (
        <main id="main" className="qa" tabIndex={-1}>
          <section className="qa-phone">
            <Handset msisdn={only} clock={clock} />
          </section>
          <section className="qa-tools">
            <div className="qa-block">
              <OpenPhone phones={phones} wrong={wrong} />
            </div>
            <ScenarioList phone={only} />
          </section>
          <PhoneTimeline phone={only} clock={clock} />
        </main>
      ) : (
        <main id="main" className="qa-several" tabIndex={-1}>
          <div className="qa-block">
            <OpenPhone phones={phones} wrong={wrong} />
          </div>
          <div className="qa-row">
            {phones.map((phone) => (
              <Handset key={phone} msisdn={phone} clock={clock} closeTo={pathWithout(phones, phone)} />
            ))}
          </div>
        </main>
      )}
    </div>
  )
}

function Links() {
  const t = useMockTexts()
  return (
    <>
      <a href={consolePath}>{t.toConsole}</a>
      <a href="/">{t.toShop}</a>
    </>
  )
}

function pathWithout(phones: readonly string[], gone: string): string {
  const [first, ...rest] = phones.filter((phone) => phone !== gone)
  return first === undefined ? consolePath : phonePath(first, ...rest)
}
