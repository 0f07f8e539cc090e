import { useId, useState } from 'react'
import { hasChosenLanguage, useLanguage, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'

/** Offers Kiswahili if the device is set to it and no language was chosen yet (CHAT-148). */
export function DeviceLanguage() {
  const t = useTexts('chat')
  const id = useId()
  const { choose } = useLanguage()
  const [isTaken, setTaken] = useState(false)
  if (isTaken || !isSwahiliDevice() || hasChosenLanguage()) return null
  const take = (code: 'sw' | 'en') => {
    choose(code)
    setTaken(true) // choosing English, the language shown already, would not cause a render
  }
  return (
    <div className="device-language" role="group" aria-labelledby={id}>
      <p id={id} lang="sw">
        {t.chat.swahiliDevice}
      </p>
      <div className="actions">
        <Button lang="sw" onClick={() => take('sw')}>
          {t.common.languages.sw}
        </Button>
        <Button kind="line" lang="en" onClick={() => take('en')}>
          {t.common.languages.en}
        </Button>
      </div>
    </div>
  )
}

const isSwahiliDevice = (): boolean => navigator.language.toLowerCase().startsWith('sw')
