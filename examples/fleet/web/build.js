console.log('Building web')
