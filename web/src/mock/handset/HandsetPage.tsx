import { groupPhone } from '#contract/rules/phone.ts'
import { classes } from '#web/ui/classes.ts'
import { consolePath, phonePath } from '../address.ts'
import { useWorldClock, type WorldClock } from '../shared/clock/useWorldClock.ts'
import { QaBar } from '../shared/QaBar.tsx'
import { ScenarioList } from '../shared/ScenarioList.tsx'
import { fill, useMockTexts } from '../texts.ts'
import { Handset } from './Handset.tsx'
import styles from './HandsetPage.module.css'
import { OpenPhone } from './OpenPhone.tsx'
import { PhoneBeside, usePhone } from './PhoneBeside.tsx'
import { PhoneTimeline } from './PhoneTimeline.tsx'

/** One phone with scenarios and events beside it, or several phones side by side (QA-020). */
export function HandsetPage({ phones, wrong }: { phones: readonly string[]; wrong: string | null }) {
  const { mock: t } = useMockTexts()
  const clock = useWorldClock()
  const shown = phones.map(groupPhone).join(', ')
  const [only, ...others] = phones
  return (
    <div className="qa-page">
      <QaBar title={shown === '' ? t.phone.chooseOne : fill(t.handsetTitle, { phone: shown })} badge={t.handsetBadge} links={<Links />}>
        {others.length === 0 && <p className={classes(styles.qbarPhone, 'tabular')}>{shown}</p>}
      </QaBar>
      {only !== undefined && others.length === 0 ? (
        <OnePhone msisdn={only} wrong={wrong} clock={clock} />
      ) : (
        <main id="main" className={styles.qaSeveral} tabIndex={-1}>
          {phones.length > 0 && (
            <div className={styles.qaRow}>
              {phones.map((phone) => (
                <PhoneBeside key={phone} msisdn={phone} clock={clock} close={pathWithout(phones, phone)} />
              ))}
            </div>
          )}
          <div className="qa-block">
            <OpenPhone phones={phones} wrong={wrong} />
          </div>
        </main>
      )}
    </div>
  )
}

function OnePhone({ msisdn, wrong, clock }: { msisdn: string; wrong: string | null; clock: WorldClock }) {
  const phone = usePhone(msisdn)
  return (
    <main id="main" className={styles.qaBoard} tabIndex={-1}>
      <div className={styles.qaPhone}>
        <Handset msisdn={msisdn} phone={phone} clock={clock} />
      </div>
      <div className={styles.qaTools}>
        <div className="qa-block">
          <OpenPhone phones={[msisdn]} wrong={wrong} />
        </div>
        <ScenarioList phone={msisdn} />
      </div>
      <PhoneTimeline phone={msisdn} prompt={phone.data?.prompt ?? null} clock={clock} />
    </main>
  )
}

function Links() {
  const { mock: t } = useMockTexts()
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
