import type { ReactNode } from 'react'
import { unfoldByTap } from '../../transcript/unfolded.ts'

/** The part of the live line that unfolds the card. */
export const LiveLineButton = ({ folded, children }: { folded: boolean; children: ReactNode }) => (
  <button type="button" className="live-line-button" aria-expanded={!folded} onClick={unfoldByTap}>
    {children}
  </button>
)
