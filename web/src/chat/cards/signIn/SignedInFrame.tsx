import { usePerson } from '#web/features/session/person.ts'
import { CardFrame, type CardFrameProps } from '../CardFrame.tsx'
import { SignInPanel, useSignInQuestion } from './SignInPanel.tsx'

/** The frame of a card about an order of the buyer. A guest signs in on the card first. */
export function SignedInFrame({ heading, children, ...frame }: CardFrameProps) {
  const isGuest = usePerson() === null
  const signIn = useSignInQuestion()
  return (
    <CardFrame {...frame} heading={isGuest ? signIn : heading}>
      {isGuest ? <SignInPanel /> : children}
    </CardFrame>
  )
}
