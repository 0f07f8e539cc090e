import { SellerType } from '#contract/user.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { useDraft } from '../useDraft.ts'
import { registerSeller } from './join.ts'
import { JoinPanel } from './JoinPanel.tsx'

/** The registration form of a seller (SPRO-001 to SPRO-009). */
export function RegisterSellerPanel({ onSent }: { onSent: () => void }) {
  const t = useTexts('join')
  const { value: sellerType, set: setSellerType } = useDraft('sellerType', SellerType, 'individual')
  return (
    <JoinPanel
      submit={t.join.registerSeller}
      phoneHint={t.join.phoneHint}
      join={(person) => registerSeller(person, sellerType)}
      onSent={onSent}
      more={() => (
        <ChoiceGroup
          legend={t.join.sellerType}
          value={sellerType}
          onChange={setSellerType}
          choices={SellerType.options.map((value) => ({ value, title: t.join.sellerTypes[value], hint: t.join.sellerTypeHints[value] }))}
        />
      )}
    />
  )
}
