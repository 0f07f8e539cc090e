import { create } from 'zustand'

/** Whether the one signing in asked for an account: the open question is then the register card. */
export const useRegistering = create<{ on: boolean }>()(() => ({ on: false }))
export const startRegistering = (): void => useRegistering.setState({ on: true })
export const stopRegistering = (): void => useRegistering.setState({ on: false })
