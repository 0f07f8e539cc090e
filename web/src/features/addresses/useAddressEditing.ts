import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Address } from '#contract/address.ts'

export interface AddressEditing<Box extends HTMLElement> {
  /** The saved address whose form is open. */
  editing: Address | null
  /** The form of a new address is open. */
  adding: boolean
  edit: (address: Address) => void
  add: () => void
  close: () => void
  /** Of the element round list and form, with `tabIndex={-1}`: closing a form moves the focus there. */
  box: RefObject<Box | null>
}

/** Which address form is open beside a list of addresses. */
export function useAddressEditing<Box extends HTMLElement>(): AddressEditing<Box> {
  const [open, setOpen] = useState<Address | 'new' | null>(null)
  const [closed, setClosed] = useState(0)
  const box = useRef<Box>(null)

  useEffect(() => {
    if (closed === 0) return
    // The form was tall: without scrolling a buyer is left further down the page than the list.
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
