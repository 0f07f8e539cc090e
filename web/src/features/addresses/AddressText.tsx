import type { Address } from '#contract/address.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import { addressLines } from './addresses.ts'

/** Street, place and masked phone number, each on its own line. Cards never show the full phone number. */
export const AddressText = ({ address }: { address: Address }) => (
  <>
    {[...addressLines(address), maskPhone(address.phoneNumber)].map((line) => (
      <span key={line} className="line">
        <Unparted text={line} />
      </span>
    ))}
  </>
)
