import * as z from 'zod/mini'
import { LIMITS } from '#contract/rules/constants.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { useSession } from '../session.ts'
import { useDraft } from '../useDraft.ts'
import { registerTransporter } from './join.ts'
import { JoinPanel } from './JoinPanel.tsx'

/** The registration form of a transporter (TREG-001 to TREG-006). */
export function RegisterTransporterPanel({ onSent }: { onSent: () => void }) {
  const t = useTexts('signIn', 'join')
  const { value: businessName, set: setBusinessName } = useDraft('businessName', z.string(), '')
  const refused = useSession((session) => session.error?.fields?.['businessName'])
  const length = businessName.trim().length
  const problem = length === 0 ? t.join.businessMissing : length > LIMITS.name ? fill(t.session.tooLong, { n: LIMITS.name }) : undefined
  return (
    <JoinPanel
      submit={t.join.registerTransporter}
      join={(person) => registerTransporter(person, businessName)}
      onSent={onSent}
      moreErrors={problem === undefined ? undefined : { businessName: problem }}
      more={(errors) => (
        <TextField
          label={t.join.businessName}
          error={errors.businessName ?? refused}
          name="businessName"
          autoComplete="organization"
          required
          value={businessName}
          onChange={(event) => setBusinessName(event.target.value)}
        />
      )}
    />
  )
}
