import { Button } from '#web/ui/Button.tsx'
import { openHelp } from '../../guide/commands.ts'
import styles from './HelpBelow.module.css'

/** A button below the panel of a payment that opens the help card. */
export const HelpBelow = ({ label }: { label: string }) => (
  <div className={styles.helpBelow}>
    <Button kind="quiet" block onClick={openHelp}>
      {label}
    </Button>
  </div>
)
