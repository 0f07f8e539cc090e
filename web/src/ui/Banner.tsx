import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

/** The red banner above a form; its `×` button closes it (AUTH-008). */
export function Banner({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const t = useTexts()
  return (
    <div className="note is-bad banner" role="alert">
      <Icon name="warning" size="s" />
      <p className="grow">{text}</p>
      <IconButton icon="close" label={t.common.dismiss} onClick={onDismiss} />
    </div>
  )
}
