import { useId, useState } from 'react'
import { hasChosenLanguage, useLanguage, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './DeviceLanguage.module.css'

/** Offers Kiswahili if the device is set to it and no language was chosen yet (CHAT-148). */
export function DeviceLanguage() {
  const t = useTexts('chat')
  const id = useId()
  const { choose } = useLanguage()
  const [isChosen, setChosen] = useState(false)
  if (isChosen || !isSwahiliDevice() || hasChosenLanguage()) return null
  const chooseAndHide = (code: 'sw' | 'en') => {
    choose(code)
    setChosen(true) // choosing English, the language shown already, would not cause a render
  }
  return (
    <div className={styles.deviceLanguage} role="group" aria-labelledby={id}>
      <p id={id} lang="sw">
        {t.chat.swahiliDevice}
      </p>
      <div className="actions">
        <Button lang="sw" onClick={() => chooseAndHide('sw')}>
          {t.common.languages.sw}
        </Button>
        <Button kind="line" lang="en" onClick={() => chooseAndHide('en')}>
          {t.common.languages.en}
        </Button>
      </div>
    </div>
  )
}

const isSwahiliDevice = (): boolean => navigator.language.toLowerCase().startsWith('sw')
