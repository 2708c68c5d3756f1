// The team's own check of what is live: the gate gives its address.
const answer = await fetch(`${process.env.TAXIWAY_URL}/check`)
console.log(`${answer.status}: ${await answer.text()}`)
if (!answer.ok) process.exitCode = 1
