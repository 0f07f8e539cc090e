import type { ReactNode } from 'react'
import { HandsetAnchor } from './HandsetAnchor.tsx'

/** The way to the test phone of a number, in builds for the mock; a build for a real API drops the anchor and its texts (QA-002). */
export const HandsetLink: (props: { phone: string }) => ReactNode = import.meta.env.VITE_MOCK === '1' ? HandsetAnchor : () => null
