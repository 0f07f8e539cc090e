/** Lines that follow another line. The chat had answered them wrongly in whole conversations. */
export const followUps = `
weka oda = checkout
niwekee oda = checkout
weka oda sasa = checkout
haya weka oda = checkout
nimebadilisha mawazo = changedMind
nimebadili mawazo = changedMind
nimebadilisha mawazo yangu = changedMind
i changed my mind = changedMind
hapana dagaa acha = remove -sardine
dagaa acha = remove -sardine
pweza achana naye = remove -octopus
no leave the prawns = remove -prawn
leave the tuna out = remove -tuna
nalipa shilingi ngapi sasa hivi = total
nalipa ngapi haraka = total
jumla ni ngapi leo = total
what is the total for tomorrow = total
`
