console.log('Building admin')
