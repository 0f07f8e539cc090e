import { groupPhone } from '#contract/rules/phone.ts'
import type { Area } from '#web/features/session/area.ts'
import { signOut } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Note } from '#web/ui/Note.tsx'

/** Names the role that a page requires: above the form for guests, with further links for users without the role (NAV-029). */
export function RoleNotice({ role, registerAt }: { role: Area; registerAt: string }) {
  const t = useTexts('signIn')
  const user = useSession((session) => session.user)
  const known = user && { name: user.name, phone: `+${groupPhone(user.phoneNumber).replaceAll(' ', '\u00A0')}` }
  return (
    <div className="stack">
      <Note>{known ? fill(t.session.lacksRole[role], known) : t.session.needsRole[role]}</Note>
      {known && (
        <>
          <LinkButton block large to={registerAt}>
            {t.session.registerAs[role]}
          </LinkButton>
          <Button kind="line" block large onClick={signOut}>
            {t.session.otherNumber}
          </Button>
          <LinkButton kind="quiet" block to={paths.home}>
            {t.session.toHome}
          </LinkButton>
        </>
      )}
    </div>
  )
}
