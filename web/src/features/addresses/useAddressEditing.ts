import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Address } from '#contract/address.ts'

export interface AddressEditing<Box extends HTMLElement> {
  /** The saved address whose form is open, or null. */
  editing: Address | null
  /** True while the form for a new address is open. */
  adding: boolean
  edit: (address: Address) => void
  add: () => void
  close: () => void
  /** Ref for the element around list and form. It needs `tabIndex={-1}`: it gets the focus when a form closes. */
  box: RefObject<Box | null>
}

/** Stores which address form is open beside a list of addresses. */
export function useAddressEditing<Box extends HTMLElement>(): AddressEditing<Box> {
  const [open, setOpen] = useState<Address | 'new' | null>(null)
  const [closed, setClosed] = useState(0)
  const box = useRef<Box>(null)

  useEffect(() => {
    if (closed === 0) return
    // The closed form was tall: without scrolling, the buyer would end up below the list.
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [closed])

  return {
    editing: open === 'new' ? null : open,
    adding: open === 'new',
    edit: setOpen,
    add: () => setOpen('new'),
    close: () => {
      setOpen(null)
      setClosed((times) => times + 1)
    },
    box,
  }
}
