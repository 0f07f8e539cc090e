import { useEffect, useId, useState } from 'react'
import { listCategories, StorageType } from '#contract/catalogue.ts'
import { previewAmount } from '#contract/rules/amount.ts'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { DraftRestored } from '#web/ui/area/DraftRestored.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Form } from '#web/ui/useForm.ts'
import { AmountField } from '../AmountField.tsx'
import { useOwnProduct } from '../useOwnProducts.ts'
import { PhotoList } from './PhotoList.tsx'
import type { ProductFields } from './productFields.ts'
import { useProductForm } from './useProductForm.ts'

/** Loaded on demand, because a missing product is rare. */
const ProductNotFound = later(async () => (await import('../ProductNotFound.tsx')).ProductNotFound)

interface ProductFormPanelProps {
  onSaved: () => void
}

export function NewProductPanel({ onSaved }: ProductFormPanelProps) {
  const [attempt, setAttempt] = useState(0)
  return <ProductForm key={attempt} onSaved={onSaved} onStartOver={() => setAttempt(attempt + 1)} />
}

/** The form for an existing product; it opens once the newest state is loaded (SPRD-010). */
export function EditProductPanel({ id, onSaved }: ProductFormPanelProps & { id: string }) {
  const t = useTexts('sellerProducts')
  const { form: own, title } = t.sellerProducts
  const { product, isMissing, isValidating, error, reload } = useOwnProduct(id)
  const [attempt, setAttempt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const hasFailed = error !== undefined && !isMissing && !product
  const isOffline = error?.isOfflineRead
  useEffect(() => {
    return hasFailed && !isOffline ? toast.failure(() => textsNow('sellerProducts').sellerProducts.form.loadFailed) : undefined
  }, [hasFailed, isOffline])

  if (product && (isOpen || !isValidating)) {
    if (!isOpen) setOpen(true)
    return <ProductForm key={`${id} ${attempt}`} product={product} onSaved={onSaved} onStartOver={() => setAttempt(attempt + 1)} />
  }
  return (
    <AreaPage title={own.editTitle} parent={{ name: title, to: sellerPaths.products() }} narrow>
      {isMissing ? (
        <ProductNotFound />
      ) : hasFailed ? (
        <ErrorNote text={errorText(error, t, own.loadFailed)} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </AreaPage>
  )
}

/** Loaded on demand: conflicting edits are rare. */
const EditConflictNote = later(async () => (await import('./EditConflictNote.tsx')).EditConflictNote, { meanwhile: null })

interface ProductFormProps {
  product?: SellerProduct | undefined
  onSaved: () => void
  /** Called after the draft was discarded; remounts the form. */
  onStartOver: () => void
}

/** The form for a new product or an existing one (SPRD-009 to SPRD-013, SPRD-020). */
function ProductForm({ product, onSaved, onStartOver }: ProductFormProps) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const id = useId()
  const { form, fields, photos, ...state } = useProductForm({ product, onSaved })
  const startOver = () => {
    state.clear()
    onStartOver()
  }
  const add = (files: readonly File[]) => {
    form.clearErrors()
    photos.add(files)
  }
  const foot = (
    <div className="form-foot">
      <LinkButton kind="line" large to={sellerPaths.products()}>
        {t.form.cancel}
      </LinkButton>
      <Button type="submit" form={id} large busy={state.busy} busyLabel={t.form.saving}>
        {product ? t.form.save : t.add}
      </Button>
    </div>
  )
  return (
    <AreaPage
      title={product ? t.form.editTitle : t.form.newTitle}
      parent={{ name: t.title, to: sellerPaths.products() }}
      foot={foot}
      narrow
    >
      {state.isRestored && <DraftRestored onStartOver={startOver} />}
      <form {...form.props} id={id} className="form">
        <PhotoList photos={{ ...photos, add }} error={form.errors['photos']} />
        <ProductInputs form={form} fields={fields} />
        {state.conflict && <EditConflictNote conflict={state.conflict} onMine={state.saveMine} onTheirs={startOver} />}
      </form>
    </AreaPage>
  )
}

/** The fields below the photos. */
function ProductInputs({ form, fields }: { form: Form<ProductFields>; fields: ProductFields }) {
  const t = useTexts('sellerProducts', 'shop')
  const { fields: names, form: own } = t.sellerProducts
  return (
    <div className="form-section">
      <TextField {...form.field('name')} label={names.name} required autoComplete="off" />
      <CategoryField {...form.field('categoryId')} />
      <AmountField
        {...form.field('unitPrice')}
        label={names.price}
        hint={previewAmount(fields.unitPrice, MOST_SHILLINGS) ?? fill(own.priceHint, { most: formatTzs(MOST_SHILLINGS) })}
        required
      />
      <div className="form-pair">
        <TextField {...form.field('availableQuantity')} label={names.availableQuantity} inputMode="numeric" autoComplete="off" required />
        <TextField
          {...form.field('alertQuantity')}
          label={names.alertQuantity}
          hint={own.alertHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <ChoiceGroup
        legend={names.storageType}
        value={fields.storageType}
        onChange={(storageType) => form.change({ storageType })}
        choices={StorageType.options.map((value) => ({ value, title: t.catalogue.storage[value] }))}
        className="storage-choices"
      />
      <TextArea {...form.field('description')} label={names.description} rows={4} required />
    </div>
  )
}

function CategoryField(field: { name: string; value: string; error: string | undefined }) {
  const t = useTexts('sellerProducts', 'shop')
  const { data, error, reload } = useCall(listCategories, {})
  return (
    <>
      <SelectField
        {...field}
        label={t.sellerProducts.fields.category}
        required
        options={[
          { value: '', label: t.catalogue.chooseCategory },
          ...(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {error && !data && <ErrorNote text={errorText(error, t, t.catalogue.categoriesFailed)} onRetry={reload} />}
    </>
  )
}
