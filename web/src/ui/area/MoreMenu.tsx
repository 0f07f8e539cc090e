import { useId } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '../classes.ts'
import { AreaIcon } from './AreaIcon.tsx'
import { useFromHere } from './useUrlState.ts'

export type MenuItem = { name: string; to: string } | { name: string; run: () => void; isRisk?: boolean }

/** A menu of further actions behind three dots. The browser's popover closes on Escape, on a tap outside and on a choice. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId()
  const state = useFromHere()
  return (
    <>
      <button type="button" className="icon-button" aria-label={label} popoverTarget={id}>
        <AreaIcon name="more" />
      </button>
      <ul id={id} popover="auto" className="more-menu">
        {items.map((item) => (
          <li key={item.name}>
            {'to' in item ? (
              <Link to={item.to} state={state}>
                {item.name}
              </Link>
            ) : (
              <button
                type="button"
                className={classes(item.isRisk && 'risk')}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={item.run}
              >
                {item.name}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
